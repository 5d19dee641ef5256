import { databaseKind, db } from '#app/platform/db.server.ts';
import { version } from '#app/platform/version.server.ts';

export async function loader() {
  const answers = await db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  return Response.json(
    { status: answers ? 'ok' : 'unavailable', database: databaseKind, version },
    { status: answers ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
