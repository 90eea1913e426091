/** Variables, some of them perhaps empty, which counts as not set. */
export type Variables = Readonly<Record<string, string | undefined>>;

const SET_BY_HAND = "VOLADO_REPOSITORY";

/** What the CI says about where its sources come from. */
const fromCi = ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_PROJECT_URL }: Variables): string | undefined => {
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return CI_PROJECT_URL || undefined;
};

const cleaned = (address: string | undefined): string | undefined =>
  address
    ?.replace(/^git\+/, "")
    .replace(/\/+$/, "")
    .replace(/\.git$/, "");

/** Whether the CI vouches for what it builds: it offers identity tokens for it. */
export const hasProvenance = ({ ACTIONS_ID_TOKEN_REQUEST_URL, SIGSTORE_ID_TOKEN }: Variables): boolean =>
  Boolean(ACTIONS_ID_TOKEN_REQUEST_URL || SIGSTORE_ID_TOKEN);

/** Where the sources are published, as manifests spell it; or why nobody knows. */
export const repositoryAddress = (
  variables: Variables,
):
  | { readonly url: string; readonly problem?: never }
  | { readonly url?: never; readonly problem: string } => {
  const own = cleaned(variables[SET_BY_HAND] || undefined);
  const ci = cleaned(fromCi(variables));
  const address = own ?? ci;
  if (address === undefined) {
    return { problem: `nobody said where the sources are published: set ${SET_BY_HAND} to https://…` };
  }
  if (!URL.canParse(address) || new URL(address).protocol !== "https:" || new URL(address).pathname === "/") {
    return { problem: `"${address}" is no repository's https address` };
  }
  // The registry compares the two, and refuses what one place built under the name of another.
  if (hasProvenance(variables) && own !== undefined && ci !== undefined && own !== ci) {
    return {
      problem: `the CI builds ${ci}, and ${SET_BY_HAND} says ${own}: its provenance would be refused`,
    };
  }
  return { url: `git+${address}.git` };
};
