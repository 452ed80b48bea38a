import type { errorsPrograms as english } from './errors-programs.en.ts';

export const errorsPrograms = {
  redirect_invalid: 'Este programa pide la respuesta en una dirección que no se permite.',
  resource_unknown: 'Este programa pide acceso a algo que no está aquí. Conéctelo otra vez.',
  too_many_programs: 'Puede tener hasta 20 programas. Quite uno primero.',
} satisfies typeof english;
