let leaving = false;

/** Tells whoever asks how this process is that it will soon be gone, and nothing new should be sent here. */
export function leave(): void {
  leaving = true;
}

export const isLeaving = () => leaving;
