/** What is said when a program of somebody's own is refused. */
export const errorsPrograms = {
  redirect_invalid: 'This program wants to be answered at an address that is not allowed.',
  resource_unknown: 'This program asks for access to something that is not here. Connect it again.',
  too_many_programs: 'You can have up to 20 programs. Remove one first.',
};
