'use client';
import * as RadixAlert from '@radix-ui/react-alert-dialog';
import { buttonClass } from './Button.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useStyleNonce } from './use-style-nonce.ts';

type ConfirmWindowProps = Omit<ConfirmDialogProps, 'trigger' | 'open' | 'onOpenChange'> & {
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
