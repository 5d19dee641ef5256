import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { ArrowLeftIcon } from './icons.tsx';

/** One step up, by name. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className="back-link">
      <ArrowLeftIcon />
      {children}
    </Link>
  );
}

type BreadcrumbProps = { steps: readonly { label: string; to?: To }[] };

/** Where a page stands; the last step is the page itself and has no `to`. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        {steps.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : 'page'}>
            {to ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
