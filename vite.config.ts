import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The server's own entry holds the Express app and the worker, so that web and
    // jobs share one copy of every module (one database connection above all).
    rollupOptions: isSsrBuild ? { input: './server/app.ts' } : undefined,
    target: 'es2022',
  },
}));
