'use client';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';
import { showToast } from './toast-channel.ts';

type Opened = { open: boolean; onOpenChange: (open: boolean) => void };

export type OpeningProps = Partial<Opened> & {
  /** What opens it. Leave it out where `open` is given. */
  trigger?: DialogTriggerProps;
};

type WindowOnDemandProps<Words> = OpeningProps & {
  load: () => Promise<ComponentType<Words & Opened>>;
  words: Words;
};

/**
 * A dialog whose window is asked for when somebody comes near its trigger, or when it is open: it
 * weighs more than most pages do without it, and most readers open none. Where it cannot be had, the
 * trigger's `fallbackHref` is a page that does the same.
 */
export function WindowOnDemand<Words extends object>(props: WindowOnDemandProps<Words>) {
  const { trigger, load, words } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const [Window, setWindow] = useState<ComponentType<Words & Opened> | null>(null);
  const open = props.open ?? ownOpen;
  const change = props.onOpenChange ?? setOwnOpen;
  const fail = useEffectEvent(() => {
    change(false);
    if (trigger?.fallbackHref !== undefined) window.location.assign(trigger.fallbackHref);
    else showToast({ type: 'error', message: 'This could not be opened. Please try again.' });
  });
  useEffect(() => {
    if (!open || Window) return;
    let gone = false;
    load().then(
      (loaded) => gone || setWindow(() => loaded),
      () => gone || fail(),
    );
    return () => {
      gone = true;
    };
  }, [open, Window, load]);
  // Whether that went well shows once the dialog is opened.
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      {trigger ? (
        <DialogTrigger {...trigger} open={open} onNear={prepare} onOpen={() => change(true)} />
      ) : null}
      {Window ? <Window {...words} open={open} onOpenChange={change} /> : null}
    </>
  );
}
