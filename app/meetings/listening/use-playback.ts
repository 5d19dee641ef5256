'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  rememberedPlace,
  rememberedSpeed,
  rememberPlace,
  rememberSpeed,
  speeds,
} from './remembered.ts';

export type Playback = {
  playing: boolean;
  /** Wants to play and waits for sound. */
  loading: boolean;
  /** Whether it was ever played on this page. */
  used: boolean;
  failed: boolean;
  seconds: number;
  /** Known once the recording's head has been loaded. */
  duration: number | null;
  speed: number;
  play: () => void;
  pause: () => void;
  /** Goes to a second and plays from there. */
  playFrom: (seconds: number) => void;
  seek: (seconds: number) => void;
  /** Goes forward, or back, from where it is. */
  skip: (seconds: number) => void;
  setSpeed: (speed: number) => void;
};

const start = { playing: false, loading: false, used: false, failed: false, seconds: 0 };
const saveEvery = 5;

/** Plays an audio element, and remembers in this browser where it stopped and how fast it was. */
export function usePlayback(
  audio: RefObject<HTMLAudioElement | null>,
  meetingId: string,
): Playback {
  const [state, setState] = useState({ ...start, duration: null as number | null, speed: 1 });
  const saved = useRef(0);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const change = (news: Partial<typeof state>) => setState((now) => ({ ...now, ...news }));
    const save = () => {
      saved.current = element.currentTime;
      rememberPlace(meetingId, element.ended ? 0 : element.currentTime);
    };
    const speed = rememberedSpeed();
    element.defaultPlaybackRate = speed;
    element.playbackRate = speed;
    const place = rememberedPlace(meetingId);
    // Nothing is loaded for it: the browser starts there once it plays.
    if (element.paused && element.currentTime === 0 && place > 0) element.currentTime = place;
    change({ speed, seconds: element.currentTime, playing: !element.paused });
    const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
      play: () => change({ playing: true, loading: true, used: true, failed: false }),
      playing: () => change({ loading: false }),
      waiting: () => change({ loading: true }),
      pause: () => {
        change({ playing: false, loading: false });
        save();
      },
      ended: () => {
        change({ playing: false, loading: false });
        save();
      },
      error: () => change({ playing: false, loading: false, failed: true }),
      timeupdate: () => {
        change({ seconds: element.currentTime });
        if (Math.abs(element.currentTime - saved.current) >= saveEvery) save();
      },
      durationchange: () =>
        change({ duration: Number.isFinite(element.duration) ? element.duration : null }),
      ratechange: () => change({ speed: element.playbackRate }),
    };
    const ending = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener, { signal: ending.signal });
    }
    window.addEventListener('pagehide', () => element.currentTime > 0 && save(), {
      signal: ending.signal,
    });
    return () => {
      if (element.currentTime > 0) save();
      ending.abort();
    };
  }, [audio, meetingId]);

  const seek = (seconds: number) => {
    const element = audio.current;
    if (!element) return;
    const end = Number.isFinite(element.duration) ? element.duration : seconds;
    element.currentTime = Math.min(Math.max(0, seconds), end);
    setState((now) => ({ ...now, seconds: element.currentTime }));
  };
  const play = () => {
    // A refusal is told by the element's own events, or was the listener's own pause.
    audio.current?.play().catch(() => setState((now) => ({ ...now, loading: false })));
  };
  return {
    ...state,
    seek,
    skip: (by) => seek((audio.current?.currentTime ?? 0) + by),
    play,
    pause: () => audio.current?.pause(),
    playFrom(seconds) {
      seek(seconds);
      play();
    },
    setSpeed(speed) {
      if (!audio.current || !speeds.includes(speed)) return;
      audio.current.defaultPlaybackRate = speed;
      audio.current.playbackRate = speed;
      rememberSpeed(speed);
    },
  };
}
