'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';
import { CrossIcon } from './icons.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useStyleNonce } from './use-style-nonce.ts';

export type DialogProps = {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the foot. */
  footer?: ReactNode;
  wide?: boolean;
  /** What opens it. Leave it out where `open` is given. */
  trigger?: DialogTriggerProps;
  /** Open from outside, such as from the address. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A window over the page. It needs a script: give its trigger a `fallbackHref`, a page that does
 * the same without one.
 */
export function Dialog({
  title,
  description,
  children,
  footer,
  wide,
  trigger,
  open,
  onOpenChange,
}: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const change = onOpenChange ?? setOwnOpen;
  const focusBack = useFocusBack({ hasTrigger: trigger !== undefined });
  useStyleNonce();
  return (
    <RadixDialog.Root open={shown} onOpenChange={change}>
      {trigger ? (
        <RadixDialog.Trigger asChild>
          <DialogTrigger {...trigger} onOpen={() => change(true)} />
        </RadixDialog.Trigger>
      ) : null}
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
