import { createCipheriv } from "node:crypto";

/**
 * A customer-service path the way gateways send it (decisions W5): DES in ECB, base64, the key as the last 8
 * characters. It hides a link from scrapers and protects nothing. Node has no single DES any more; triple DES
 * with one key three times over is the same.
 */
export const servicePath = (url: string, key: string): string => {
  const cipher = createCipheriv("des-ede3-ecb", Buffer.from(key.repeat(3), "latin1"), null);
  return Buffer.concat([cipher.update(url, "utf8"), cipher.final()]).toString("base64") + key;
};
