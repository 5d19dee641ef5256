import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** Why there is nothing here. */
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="empty-state">
      <Heading className="empty-state-title">{title}</Heading>
      {text ? <div className="empty-state-text">{text}</div> : null}
      {action ? <div className="empty-state-action">{action}</div> : null}
    </div>
  );
}
