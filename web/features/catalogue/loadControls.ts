/** The code of what narrows and sorts a list: most who search never open it, and no keystroke waits for it. */
export const loadControls = () => import('./BrowseControls.js');
