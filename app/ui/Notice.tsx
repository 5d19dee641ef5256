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

type ErrorNoticeProps = NoticeProps & {
  /** It answers a form that was just sent, whose sender lands here. See use-refusal-focus.ts. */
  refusal?: boolean;
};

/** The red box: what happened, what was kept, what to do. */
export function ErrorNotice({ title, children, refusal }: ErrorNoticeProps) {
  return (
    <div
      className="notice notice-danger"
      role="alert"
      tabIndex={refusal ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: without a script this is how the reader lands on the error
      autoFocus={refusal}
    >
      <WarningIcon />
      <div className="notice-body">
        {title ? <p className="notice-title">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
