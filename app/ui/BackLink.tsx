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
