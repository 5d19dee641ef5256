import type { ReactNode } from 'react';
import { PageFrame } from './PageFrame.tsx';

type ErrorPageProps = {
  /** The specification's words for what happened, such as 'Meeting not found'. */
  title: string;
  text?: ReactNode;
  /** The way on: a LinkButton. */
  action?: ReactNode;
  /** What to quote to support. */
  reference?: string;
};

/** A page that could not be shown, inside the site's own frame. */
export function ErrorPage({ title, text, action, reference }: ErrorPageProps) {
  return (
    <PageFrame width="reading">
      <div className="grid justify-items-start gap-4 py-8">
        <h1 className="page-title">{title}</h1>
        {text ? <div className="page-lead mt-0 empty:hidden">{text}</div> : null}
        {action ? <div className="mt-2">{action}</div> : null}
        {reference ? <p className="text-muted text-sm">Reference: {reference}</p> : null}
      </div>
    </PageFrame>
  );
}
