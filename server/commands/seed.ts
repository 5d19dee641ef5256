import { AppError } from '#app/platform/app-error.ts';
import { withDatabase } from './open-database.ts';

export async function seedDemo(): Promise<void> {
  const { refuseInProduction } = await import('#prisma/demo/refuse-in-production.ts');
  // Before there is a database to refuse it for.
  refuseInProduction();
  const loaded = await withDatabase(async () => {
    const { loadDemo } = await import('#prisma/demo/load-demo.ts');
    return loadDemo();
  });
  console.log(loaded ? 'The demonstration is loaded.' : 'The demonstration was loaded before.');
}

export async function seedScale(options: { entities: string; meetings: string }): Promise<void> {
  const [entities, meetings] = [options.entities, options.meetings].map((text) => {
    if (!/^\d{1,7}$/.test(text))
      throw new AppError('invalid', 'Give whole numbers below 10,000,000.');
    return Number(text);
  });
  await withDatabase(async () => {
    const { loadScale } = await import('#prisma/scale/load-scale.ts');
    await loadScale({ entities: entities ?? 0, meetings: meetings ?? 0 });
  });
  console.log(`${entities} entities and ${meetings} meetings were added.`);
}
