'use client';
import * as RadixAlert from '@radix-ui/react-alert-dialog';
import { type ReactNode, useState } from 'react';
import { buttonClass } from './Button.tsx';
import { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useStyleNonce } from './use-style-nonce.ts';

export type ConfirmDialogProps = {
  /** The question. */
  title: string;
  /** What will happen. */
  description: ReactNode;
  /** More to fill in, such as a password. */
  children?: ReactNode;
  /** The buttons that go ahead: SubmitButtons in their form, or Buttons. */
  actions: ReactNode;
  cancelLabel?: string;
  /** Always with `fallbackHref`: a page that asks the same. */
  trigger?: DialogTriggerProps;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Asks before something that is hard to undo. The focus starts on Cancel. */
export function ConfirmDialog({
  title,
  description,
  children,
  actions,
  cancelLabel = 'Cancel',
  trigger,
  open,
  onOpenChange,
}: ConfirmDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const change = onOpenChange ?? setOwnOpen;
  const focusBack = useFocusBack({ hasTrigger: trigger !== undefined });
  useStyleNonce();
  return (
    <RadixAlert.Root open={shown} onOpenChange={change}>
      {trigger ? (
        <RadixAlert.Trigger asChild>
          <DialogTrigger {...trigger} onOpen={() => change(true)} />
        </RadixAlert.Trigger>
      ) : null}
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
