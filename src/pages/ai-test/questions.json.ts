import { evaluation } from 'virtual:assistant-evaluation';

export const prerender = true;

/** Every question that the assistant is measured by, and what this build understands of it. */
export const GET = () => Response.json(evaluation);
