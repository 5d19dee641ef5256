import { z } from 'zod';
import { type Offer, renderPrice, renderProduct } from './catalogue.ts';
import { missing } from './fault.ts';
import { flag, text } from './fields.ts';
import { pageOf, paging } from './pages-of-lists.ts';
import { renderPortalConfiguration, renderWebhookEndpoint } from './render-account.ts';
import { portalConfigurationId } from './render-session.ts';
import { route } from './route.ts';

const nothing = z.strictObject({});

export const catalogueCalls = [
  route('GET /v1/prices/:id', nothing, ({ stand, id }) => {
    const offer = stand.offers.find(({ price }) => price === id);
    if (!offer) throw missing('price', id, 'price');
    return renderPrice(offer);
  }),
  route(
    'GET /v1/prices',
    z.strictObject({ ...paging, active: flag.optional(), product: text.optional() }),
    ({ stand, params }) =>
      pageOf(
        stand.offers
          .filter(({ product }) => params.product === undefined || product === params.product)
          .map((offer) => ({ ...offer, id: offer.price }))
          .filter(() => params.active !== false),
        { params, url: '/v1/prices', render: (offer) => renderPrice(offer) },
      ),
  ),
  route('GET /v1/products/:id', nothing, ({ stand, id }) => {
    const offer = stand.offers.find(({ product }) => product === id);
    if (!offer) throw missing('product', id);
    return renderProduct(offer);
  }),
  route(
    'GET /v1/products',
    z.strictObject({ ...paging, active: flag.optional() }),
    ({ stand, params }) =>
      pageOf(params.active === false ? [] : products(stand.offers), {
        params,
        url: '/v1/products',
        render: (offer) => renderProduct(offer),
      }),
  ),
  route(
    'GET /v1/billing_portal/configurations',
    z.strictObject({ ...paging, active: flag.optional(), is_default: flag.optional() }),
    ({ params }) =>
      pageOf(
        params.active === false || params.is_default === false ? [] : [renderPortalConfiguration()],
        { params, url: '/v1/billing_portal/configurations', render: (one) => one },
      ),
  ),
  route('GET /v1/billing_portal/configurations/:id', nothing, ({ id }) => {
    if (id !== portalConfigurationId) throw missing('configuration', id);
    return renderPortalConfiguration();
  }),
  route('GET /v1/webhook_endpoints', z.strictObject({ ...paging }), ({ stand, params }) =>
    pageOf(stand.webhookUrl ? [renderWebhookEndpoint(stand)] : [], {
      params,
      url: '/v1/webhook_endpoints',
      render: (one) => one,
    }),
  ),
];

/** Several prices may belong to one product; the first is its default. */
function products(offers: readonly Offer[]): (Offer & { id: string })[] {
  const byProduct = new Map<string, Offer & { id: string }>();
  for (const offer of offers) {
    if (!byProduct.has(offer.product))
      byProduct.set(offer.product, { ...offer, id: offer.product });
  }
  return [...byProduct.values()];
}
