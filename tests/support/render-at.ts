import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** The HTML that the server sends for a piece of a page at an address. */
export function renderAt(pathname: string, piece: ReactNode): string {
  const router = createMemoryRouter([{ path: pathname, element: piece }], {
    initialEntries: [pathname],
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

/** The first tag of a name that has all these attributes, or undefined. */
export function findTag(html: string, name: string, attributes: Record<string, string>) {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))]
    .map(([tag]) => tag)
    .find((tag) =>
      Object.entries(attributes).every(([key, value]) => tag.includes(` ${key}="${value}"`)),
    );
}
