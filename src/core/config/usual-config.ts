/** Where a configuration lies when nobody names one. */
export const USUAL_CONFIG = ".github/umpire.yml";
