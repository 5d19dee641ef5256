import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Every page needs the framework and most of the design system: one file of each is asked for once,
 * where some twenty small ones kept the text of a page waiting on a slow line. What only some pages
 * need (dialogs, forms with their library) stays apart.
 */
const sharedFiles = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]/,
    priority: 2,
  },
  {
    name: 'ui',
    // With a few pieces of the rooms that are too small for a file each.
    test: new RegExp(
      `app/(?:${[
        'ui/(?!Dialog|ConfirmDialog|use-style-nonce|FormErrors)',
        'brand',
        'page-',
        'platform/moment',
        'meetings/(?:meeting-date|transcript-page)',
        'entities/selection-path',
        'notes/notes-text',
      ].join('|')})`.replaceAll('/', '[\\\\/]'),
    ),
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } },
    },
    ssr: {
      build: {
        // The server's own entry holds the Express app and the worker, so that web and jobs share
        // one copy of every module (one database connection above all).
        rollupOptions: { input: './server/app.ts' },
      },
    },
  },
});
