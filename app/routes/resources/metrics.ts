import { env } from '#app/platform/env.server.ts';
import { mayReadMetrics } from '#app/platform/watch/may-read-metrics.server.ts';
import { readMetrics } from '#app/platform/watch/read-metrics.server.ts';
import type { Route } from './+types/metrics';

const uncached = { 'Cache-Control': 'no-store' };

/** For Prometheus, by the token that the server was started with; without one this is nowhere. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = env.METRICS_TOKEN;
  if (!token) return new Response('Not found.', { status: 404, headers: uncached });
  if (!mayReadMetrics(request.headers.get('authorization'), token)) {
    const headers = { ...uncached, 'WWW-Authenticate': 'Bearer' };
    return new Response('Send the token as Authorization: Bearer.', { status: 401, headers });
  }
  const { body, contentType } = await readMetrics();
  return new Response(body, { headers: { ...uncached, 'Content-Type': contentType } });
}
