// What is needed of the CDK's drag and drop, so that its chunk holds no more than that.
export { CDK_DROP_LIST, createDragRef } from '@angular/cdk/drag-drop';
