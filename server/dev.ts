import express from 'express';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { applyMigrations } from '#prisma/apply-migrations.ts';
import { keepFilesPrivate } from './private-files.ts';

/** `npm run dev`: the same application, with Vite in place of the built files. */
const { env } = await import('#app/platform/env.server.ts');
await keepFilesPrivate(env);
await applyMigrations(env.directDatabaseUrl);
const { loadDemo } = await import('#prisma/demo/load-demo.ts');
await loadDemo();

const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
const { rsc } = vite.environments;
if (!rsc || !isRunnableDevEnvironment(rsc)) throw new Error('Vite has no place to run the server.');
const load = () => rsc.runner.import<typeof import('#app/entry.rsc.ts')>('/app/entry.rsc.ts');

await (await load()).startJobs();
const site = express();
site.use(vite.middlewares);
site.use(async (request, response, next) => {
  try {
    const { createApp, loadStandIn } = await load();
    createApp({ clientFolder: null, standIn: await loadStandIn() })(request, response, next);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    next(error);
  }
});
site.listen(env.PORT, () => console.log(`Dais is ready at http://localhost:${env.PORT}`));
