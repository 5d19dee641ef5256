import { data } from 'react-router';
import { AppError } from '../app-error.ts';

/** Lets a loader's AppErrors reach the error page with their status and their words. */
export async function orRespond<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw data({ message: error.message }, { status: error.status });
    throw error;
  }
}
