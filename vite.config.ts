import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    ssr: {
      build: {
        // The server's own entry holds the Express app and the worker, so that web and jobs share
        // one copy of every module (one database connection above all).
        rollupOptions: { input: './server/app.ts' },
      },
    },
  },
});
