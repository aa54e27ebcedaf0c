/** All games with their positions to draw. */
import { SUBJECTS } from '../games/subjects.ts';

export const GALLERIES = SUBJECTS.map(({ gallery }) => gallery);
