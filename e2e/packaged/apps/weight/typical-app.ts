import { Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';

/** The frame of a typical application; its content consists of routes. */
@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  template: `<router-outlet />`,
})
export class App {}
