import type { ReactNode } from 'react';

type PageHeadingProps = {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** The buttons of the page, beside the title where there is room. */
  actions?: ReactNode;
  /** A BackLink or Breadcrumb. */
  above?: ReactNode;
};

/** The page's h1 with what belongs to it. */
export function PageHeading({ title, lead, actions, above }: PageHeadingProps) {
  return (
    <div className="page-heading">
      {above}
      <div className="page-heading-row">
        <div className="min-w-0">
          <h1 className="page-title">{title}</h1>
          {lead ? <div className="page-lead">{lead}</div> : null}
        </div>
        {actions ? <div className="button-row">{actions}</div> : null}
      </div>
    </div>
  );
}
