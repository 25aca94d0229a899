import { LEAVING } from './leaving';
import { prefersCalm } from './prefers-calm';

/** Closes a dialog, and then acts: once it has faded out, or at once where motion isn't wanted or known. */
export function closeDialog(dialog: HTMLDialogElement, then: () => void): void {
  const close = (): void => {
    // Closed before it is removed, or the browser wouldn't restore the focus.
    dialog.close();
    then();
  };
  if (prefersCalm(dialog.ownerDocument)) close();
  else
    void dialog
      .animate({ opacity: 0, transform: 'scale(0.96)' }, LEAVING)
      .finished.then(close, close);
}
