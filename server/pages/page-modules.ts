import assets from 'virtual:vite-rsc/assets-manifest';

/** The entry, and the modules of the client components of a page with all that they import. */
export function modulesOf(components: Iterable<string>): string[] {
  const needed = [...components].flatMap((id) => assets.clientReferenceDeps[id]?.js ?? []);
  const entry = assets.clientEntryUrl ?? '';
  return [...new Set([entry, ...(assets.clientEntryDeps?.js ?? []), ...needed])];
}
