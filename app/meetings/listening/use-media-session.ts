'use client';
import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './use-playback.ts';

export const skipSeconds = 15;

export type Heard = {
  title: string;
  /** Whose meeting it is. */
  artist: string;
};

/** Tells the device what is playing, so that its own keys and its locked screen control it. */
export function useMediaSession(playback: Playback, { title, artist }: Heard): void {
  const { used, playing, seconds, duration, speed } = playback;

  useEffect(() => {
    if (!used || !('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [used, title, artist]);

  const act = useEffectEvent((action: MediaSessionAction, details: MediaSessionActionDetails) => {
    const by = details.seekOffset ?? skipSeconds;
    if (action === 'play') playback.play();
    else if (action === 'pause') playback.pause();
    else if (action === 'seekto') playback.seek(details.seekTime ?? seconds);
    else playback.skip(action === 'seekforward' ? by : -by);
  });
  useEffect(() => {
    if (!used || !('mediaSession' in navigator)) return;
    for (const action of actions) handle(action, (details) => act(action, details));
    return () => {
      for (const action of actions) handle(action, null);
    };
  }, [used]);

  useEffect(() => {
    if (!used || !('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
    if (duration !== null && duration > 0 && seconds <= duration) {
      const position = { duration, playbackRate: speed, position: seconds };
      navigator.mediaSession.setPositionState(position);
    }
  }, [used, playing, seconds, duration, speed]);
}

const actions = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const;

/** Browsers know different actions, and throw at those they do not know. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The page's own buttons do it.
  }
}
