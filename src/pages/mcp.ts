import { env } from 'cloudflare:workers';
import { answering } from '#src/edge/endpoint.ts';
import { answerProgram } from '#src/edge/insight/programs/answer-program.ts';
import { readProgramSettings } from '#src/edge/insight/programs/settings.ts';

export const prerender = false;

/** Where programs of people's own ask, by the Model Context Protocol. */
export const ALL = answering(({ request }) => answerProgram(readProgramSettings(env), request));
