import { isIPv6, SocketAddress } from "node:net";

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly string[] => {
  const written = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split("::").map((half) => half.split(":").filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
};

/** The IPv4 address inside an IPv6 one (`::ffff:203.0.113.9`), which sockets that listen for both give. */
const mappedIn = (address: string): string | undefined => {
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");
};

/** An address as proxies and sockets write it: without a port after it, and IPv4 as IPv4. */
export const plainAddress = (written: string): string => {
  const address = SocketAddress.parse(written)?.address ?? written;
  return isIPv6(address) ? (mappedIn(address) ?? address) : address;
};

/** What limits count by: a household has one IPv4 address, but a whole /64 of IPv6 ones. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
