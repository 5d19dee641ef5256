import type { KeyboardEvent } from 'react';

type Keys = {
  /** The button that Ctrl and Enter press, by its value. */
  button: string;
  /** What Escape does. */
  close?: () => void;
};

/** The keys of a form on the desk, wherever in it the focus is. */
export const keysOfForm =
  ({ button, close }: Keys) =>
  (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') close?.();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLButtonElement>(`button[value=${button}]`)?.click();
  };
