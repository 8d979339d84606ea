/** Loads the code of the filters: most customers never open them, and a keystroke must not wait for it. */
export const loadControls = () => import('./BrowseControls.js');
