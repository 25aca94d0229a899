import { leave } from './leave';

/** Closes a dialog, and then acts: once it has faded out, or at once where motion isn't wanted or known. */
export function closeDialog(dialog: HTMLDialogElement, then: () => void): void {
  leave(dialog, { opacity: 0, transform: 'scale(0.96)' }, () => {
    // Closed before it is removed, or the browser wouldn't restore the focus.
    dialog.close();
    then();
  });
}
