// Read by the package manager as it packs: manifests name their sources only when they are published, since
// only then is the address known. VOLADO_SOURCES is written by publish-environment.ts: { url, folders: {
// package: folder } }.
const { url, folders } = JSON.parse(process.env.VOLADO_SOURCES ?? "{}");

export const hooks = {
  beforePacking: (manifest) => {
    const directory = folders?.[manifest.name];
    return directory === undefined ? manifest : { ...manifest, repository: { type: "git", url, directory } };
  },
};
