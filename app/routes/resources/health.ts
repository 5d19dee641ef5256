import { databaseKind, db } from '#app/platform/db.server.ts';
import { isLeaving } from '#app/platform/leaving.server.ts';
import { version } from '#app/platform/version.server.ts';

export async function loader() {
  const status = await statusNow();
  return Response.json(
    { status, database: databaseKind, version },
    { status: status === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

async function statusNow(): Promise<'ok' | 'leaving' | 'unavailable'> {
  if (isLeaving()) return 'leaving';
  return db.$queryRaw`SELECT 1`.then(
    () => 'ok',
    () => 'unavailable',
  );
}
