'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CrossIcon } from './icons.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useStyleNonce } from './use-style-nonce.ts';

export type DialogWords = {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the foot. */
  footer?: ReactNode;
  wide?: boolean;
};

type DialogWindowProps = DialogWords & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The window itself, which is sent to a browser once it is wanted: see Dialog.tsx. */
export function DialogWindow(props: DialogWindowProps) {
  const { title, description, children, footer, wide, open, onOpenChange } = props;
  const focusBack = useFocusBack();
  useStyleNonce();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-veil" />
        <RadixDialog.Content
          className={classNames('dialog', wide && 'dialog-wide')}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusBack}
        >
          <div className="dialog-head">
            <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
          </div>
          {description ? (
            <RadixDialog.Description asChild className="dialog-text">
              <div>{description}</div>
            </RadixDialog.Description>
          ) : null}
          {children ? <div className="dialog-body">{children}</div> : null}
          {footer ? <div className="dialog-foot">{footer}</div> : null}
          {/* Last in order, so that the focus starts on what the dialog is for. */}
          <RadixDialog.Close className="icon-button icon-button-small dialog-close">
            <CrossIcon title="Close" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
