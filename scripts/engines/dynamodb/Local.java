import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.main.ServerRunner;

/**
 * DynamoDB Local on 127.0.0.1, where the stock runner listens on every address. It ends on SIGTERM, and with whoever
 * holds its standard input.
 */
public class Local {
  public static void main(String[] arguments) throws Exception {
    var proxy = ServerRunner.createServerFromCommandLineArgs(arguments);
    var field = proxy.getClass().getDeclaredField("server");
    field.setAccessible(true);
    for (var connector : ((Server) field.get(proxy)).getConnectors()) ((ServerConnector) connector).setHost("127.0.0.1");
    proxy.start();
    while (System.in.read() >= 0) {}
    System.exit(0);
  }
}
