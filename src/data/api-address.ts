/** Where the API is: without PUBLIC_SUPABASE_URL, on the page's own origin. */
export const apiUrl = () =>
  (import.meta.env.PUBLIC_SUPABASE_URL || window.location.origin).replace(/\/$/, '');
export const publishableKey = () =>
  import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_llavero_local_development';
