/** The maximum number of deadlines in a private calendar. */
export const MAX_DEADLINES = 500;

/** The maximum number of deadlines that one saved search adds, the earliest first. */
export const MAX_OF_SEARCH = 50;
