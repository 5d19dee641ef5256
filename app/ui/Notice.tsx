import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from './icons.tsx';

type NoticeProps = { title?: string; children?: ReactNode };

/** Something to know before going on. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className="notice">
      <InfoIcon />
      <div className="notice-body">
        {title ? <p className="notice-title">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}

/** The red box: what happened, what was kept, what to do. */
export function ErrorNotice({ title, children }: NoticeProps) {
  return (
    <div className="notice notice-danger" role="alert">
      <WarningIcon />
      <div className="notice-body">
        {title ? <p className="notice-title">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
