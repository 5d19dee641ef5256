'use client';
import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';

const typingPauseMs = 250;

/**
 * Names that a text field offers while somebody types, from the directory; none without a script.
 * `onInput` and `list` go to the field, `names` into a datalist of that id.
 */
export function useBodyNames() {
  const list = useId();
  const { data, load } = useFetcher<{ names: string[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) => {
    const text = currentTarget.value.trim();
    clearTimeout(timer.current);
    if (text.length < 2) return;
    const address = `/resources/government-bodies?${new URLSearchParams({ q: text })}`;
    timer.current = setTimeout(() => load(address), typingPauseMs);
  };
  return { list, onInput, names: data?.names ?? [] };
}
