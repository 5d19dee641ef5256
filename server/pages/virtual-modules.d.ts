/// <reference types="@react-router/dev/rsc-types" />
/// <reference types="@vitejs/plugin-rsc/types" />

declare module 'virtual:vite-rsc/assets-manifest' {
  type Files = { js: string[]; css: string[] };
  /** The addresses of what was built for browsers; in development there is little to tell. */
  const assets: {
    clientEntryUrl?: string;
    clientEntryDeps?: Files;
    clientReferenceDeps: Record<string, Files>;
  };
  export default assets;
}

declare module 'virtual:vite-rsc/client-references' {
  /** Imports the module of each client component. */
  const references: Record<string, () => Promise<unknown>>;
  export default references;
}
