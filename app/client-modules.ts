import clientReferences from 'virtual:vite-rsc/client-references';
import { setRequireModule } from '@vitejs/plugin-rsc/core/ssr';

// The first to say how client components are loaded is heard, so this stands before any import of
// the plugin's own way, which looks up a module's files again each time one of its exports is read.
// In development that one is needed: it knows what has changed.
if (import.meta.env.__vite_rsc_build__) {
  setRequireModule({
    load(id) {
      const load = clientReferences[id];
      if (!load) throw new Error(`There is no client component ${id}.`);
      return load();
    },
  });
}
