import express, { type Request, type Response, Router } from 'express';
import { readTheme } from '#app/platform/http/theme.server.ts';
import { type Html, html } from '../pages/html.ts';
import { pageStyle } from '../pages/page-style.ts';
import { readCard } from './card-choice.ts';
import { checkoutPage, closedCheckoutPage } from './checkout-page.ts';
import { invoicePage } from './invoice-page.ts';
import { describeOutcome, operatePortal, type PortalControls } from './operate-portal.ts';
import { framePage } from './page-frame.ts';
import { portalPage } from './portal-page.ts';

const folder = '/stand-in-for-stripe';

/** The pages that people see: checkout, portal and invoices. Without a script. */
export function servePages(controls: PortalControls): Router {
  const { stand } = controls;
  const { checkouts, portals, customers, invoices } = stand.world;
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '10kb' });

  router.get(`${folder}/page.css`, (_request, response) => {
    response.type('text/css').set('Cache-Control', 'public, max-age=3600').send(pageStyle);
  });

  router.get(`${folder}/checkout/:id`, async (request, response) => {
    controls.catchUp();
    const session = checkouts.get(request.params.id);
    if (!session) return notFound(request, response);
    const declined = 'declined' in request.query && session.status === 'open';
    await send(request, response, {
      title: 'Checkout',
      content:
        session.status === 'open' ? checkoutPage(stand, session) : closedCheckoutPage(session),
      ...(declined && { failure: 'Your card was declined. Choose another card and try again.' }),
    });
  });

  router.post(`${folder}/checkout/:id`, form, async (request, response) => {
    controls.catchUp();
    const session = checkouts.get(request.params.id);
    if (!session) return notFound(request, response);
    const open = session.status === 'open';
    const paid = open && controls.pay(session.id, readCard(request.body?.card));
    const here = `${folder}/checkout/${session.id}`;
    response.redirect(303, paid ? session.successUrl : open ? `${here}?declined` : here);
  });

  router.get(`${folder}/portal/:id`, async (request, response) => {
    controls.catchUp();
    const portal = portals.get(request.params.id);
    const customer = portal && customers.get(portal.customer);
    if (!portal || !customer || customer.deleted) return notFound(request, response);
    const pending = controls.pending();
    await send(request, response, {
      title: 'Invoices and card',
      content: portalPage({ stand, portal, customer, manner: controls.manner(), pending }),
      ...describeOutcome(request.query.done),
    });
  });

  router.post(`${folder}/portal/:id`, form, async (request, response) => {
    controls.catchUp();
    const portal = portals.get(request.params.id);
    const customer = portal && customers.get(portal.customer);
    if (!portal || !customer || customer.deleted) return notFound(request, response);
    const done = await operatePortal(controls, customer, request.body ?? {});
    response.redirect(303, `${folder}/portal/${portal.id}?done=${done}`);
  });

  router.get(`${folder}/invoices/:id`, async (request, response) => {
    const invoice = invoices.get(request.params.id);
    if (!invoice || invoice.status === 'draft') return notFound(request, response);
    await send(request, response, {
      title: `Invoice ${invoice.number}`,
      content: invoicePage(stand, invoice),
    });
  });

  return router;
}

type Page = { title: string; content: Html; message?: string; failure?: string };

async function send(request: Request, response: Response, { content, ...page }: Page) {
  const headers = { cookie: request.get('cookie') ?? '' };
  // Only the cookie counts; the address is any.
  const theme = await readTheme(new Request('http://localhost/', { headers }));
  response.set('Cache-Control', 'no-store').type('html');
  response.send(framePage({ ...page, theme }, content));
}

async function notFound(request: Request, response: Response): Promise<void> {
  response.status(404);
  await send(request, response, {
    title: 'Not found',
    content: html`<h1>There is nothing here</h1><p>The demonstration knows no such page. It may have been started anew since this link was made.</p><p><a class="button" href="/">To the start</a></p>`,
  });
}
