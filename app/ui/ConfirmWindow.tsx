'use client';
import * as RadixAlert from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { buttonClass } from './Button.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useStyleNonce } from './use-style-nonce.ts';

export type ConfirmWords = {
  /** The question. */
  title: string;
  /** What will happen. */
  description: ReactNode;
  /** More to fill in, such as a password. */
  children?: ReactNode;
  /** The buttons that go ahead: SubmitButtons in their form, or Buttons. */
  actions: ReactNode;
  cancelLabel?: string;
};

type ConfirmWindowProps = ConfirmWords & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The question itself, which is sent to a browser once it is to be asked: see ConfirmDialog.tsx. */
export function ConfirmWindow(props: ConfirmWindowProps) {
  const { title, description, children, actions, cancelLabel = 'Cancel' } = props;
  const focusBack = useFocusBack();
  useStyleNonce();
  return (
    <RadixAlert.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className="dialog-veil" />
        <RadixAlert.Content className="dialog" {...focusBack}>
          <div className="dialog-head">
            <RadixAlert.Title className="dialog-title">{title}</RadixAlert.Title>
          </div>
          <RadixAlert.Description asChild className="dialog-text">
            <div>{description}</div>
          </RadixAlert.Description>
          {children ? <div className="dialog-body">{children}</div> : null}
          <div className="dialog-foot">
            <RadixAlert.Cancel className={buttonClass({ variant: 'secondary' })}>
              {cancelLabel}
            </RadixAlert.Cancel>
            {actions}
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
