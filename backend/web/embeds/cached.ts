/** For how long a frame may be cached, in seconds: what is withdrawn disappears soon. */
export const CACHED = 300;
