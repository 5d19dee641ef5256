import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { readTheme } from '#app/platform/http/theme.server.ts';
import { framePage } from '../pages/frame-page.ts';
import { html } from '../pages/html.ts';
import { pageStyle } from '../pages/page-style.ts';
import { cityPage } from './city-page.ts';
import type { CityHall } from './create-city-hall.ts';
import { faults } from './state-file.ts';

export const folder = '/stand-in-for-city-hall';

const asked = z.discriminatedUnion('do', [
  z.object({ do: z.literal('clock'), to: z.enum(['next', 'day', 'week']) }),
  z.object({ do: z.literal('fault'), fault: z.enum(faults) }),
]);

const done = {
  clock: 'The city’s clock was moved.',
  fault: 'From now on it answers so.',
  refused: 'That was not understood.',
} as const;
const outcome = z.enum(['clock', 'fault', 'refused']);

const day = 24 * 3_600_000;

/** The page on which a visitor moves the city's clock. Without a script. */
export function servePage(hall: CityHall, address: string): Router {
  const router = Router();
  router.get(`${folder}/page.css`, (_request, response) => {
    response.type('text/css').set('Cache-Control', 'public, max-age=3600').send(pageStyle);
  });
  router.get(folder, async (request, response) => {
    await send(request, response, hall, address);
  });
  const form = express.urlencoded({ extended: false, limit: '10kb' });
  router.post(folder, form, (request, response) => {
    const read = asked.safeParse(request.body ?? {});
    if (read.success) operate(hall, read.data);
    response.redirect(303, `${folder}?done=${read.success ? read.data.do : 'refused'}`);
  });
  return router;
}

function operate(hall: CityHall, wanted: z.infer<typeof asked>): void {
  if (wanted.do === 'fault') {
    hall.setFault(wanted.fault);
    return;
  }
  const [city] = hall.cities;
  const next = city ? hall.happenings(city).next[0] : undefined;
  if (wanted.to !== 'next') hall.moveBy(wanted.to === 'week' ? 7 * day : day);
  else if (next) hall.moveTo(next.at);
}

async function send(request: Request, response: Response, hall: CityHall, address: string) {
  const headers = { cookie: request.get('cookie') ?? '' };
  // Only the cookie counts; the address is any.
  const theme = await readTheme(new Request('http://localhost/', { headers }));
  const said = outcome.safeParse(request.query.done);
  const isRefused = said.data === 'refused';
  const [city] = hall.cities;
  if (!city) throw new Error('A city hall without a city.');
  const frame = {
    title: `City Hall of ${city.name}`,
    theme,
    ...(said.success && { [isRefused ? 'failure' : 'message']: done[said.data] }),
  };
  const standIn = {
    name: 'a City Hall',
    banner: html`${city.name} is an invented city. Nobody lives there, and nothing that is said at its meetings was said anywhere.`,
    style: `${folder}/page.css`,
  };
  response.set('Cache-Control', 'no-store').type('html');
  response.send(framePage(standIn, frame, cityPage({ hall, city, address })));
}
