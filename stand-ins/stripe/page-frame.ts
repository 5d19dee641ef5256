import { brand } from '#app/brand.ts';
import { type Frame, framePage as frame } from '../pages/frame-page.ts';
import { type Html, html } from '../pages/html.ts';

/** A page of the stand-in, which says on top what it is. */
export const framePage = (page: Frame, content: Html): string =>
  frame(
    {
      name: 'Stripe',
      banner: html`No card is charged and no money moves. ${brand.name} has no Stripe account here, so this page stands in for Stripe’s.`,
      style: '/stand-in-for-stripe/page.css',
    },
    page,
    content,
  );

/** '$25.00', below zero with a minus sign. */
export function dollars(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** 'Nov 21, 2026', in UTC as on Stripe's invoices. */
export const dayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
