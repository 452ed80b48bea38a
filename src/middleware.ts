import { defineMiddleware } from 'astro:middleware';
import { secured } from '#src/edge/security-headers.ts';

/**
 * Gives every answer of the worker its security headers. Prerendered pages get theirs from public/_headers, and
 * nothing else happens here: the pages carry their own language (astro.config.mjs, `routing: 'manual'`).
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const response = await next();
  return context.isPrerendered ? response : secured(response);
});
