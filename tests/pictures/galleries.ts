/** All games with the positions of them that are drawn. */
import { SUBJECTS } from '../games/subjects.ts';

export const GALLERIES = SUBJECTS.map(({ gallery }) => gallery);
